type Detector = { detect: (video: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};

/** The EAN-13 barcode in a picture of a camera; undefined if there is none. */
export type ReadBarcode = (video: HTMLVideoElement) => Promise<string | undefined>;

const FORMAT = "ean_13";

/** Wide enough for the narrowest bar of a barcode that fills a third of the picture. */
const WIDTH = 800;

/** The browser's own reader of barcodes, or one that is loaded now. */
export async function loadBarcodeReader(): Promise<ReadBarcode> {
  const detector = await browserDetector();
  if (detector) return async (video) => (await detector.detect(video))[0]?.rawValue;
  const { readEan13 } = await import("./read-ean13.ts");
  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  return (video) => Promise.resolve(context ? readEan13(drawFrame(context, video)) : undefined);
}

async function browserDetector(): Promise<Detector | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  // The class can be there without any format that it reads, as on a desktop.
  const formats: string[] = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  return BarcodeDetector && formats.includes(FORMAT) ? new BarcodeDetector({ formats: [FORMAT] }) : undefined;
}

function drawFrame(context: CanvasRenderingContext2D, video: HTMLVideoElement): ImageData {
  const { canvas } = context;
  canvas.width = Math.min(WIDTH, video.videoWidth);
  canvas.height = Math.max(1, Math.round((video.videoHeight / video.videoWidth) * canvas.width));
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
