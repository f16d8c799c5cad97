import { useEffect, useEffectEvent, useState } from "react";
import { readBarcode } from "#src/shared/lib/written.ts";
import { loadBarcodeReader } from "./barcode-reader.ts";

/** Between two looks at the picture: often enough to seem immediate, seldom enough for a slow phone. */
const LOOK_EVERY_MS = 150;

/**
 * Shows the camera's picture once its place is there, and looks for a barcode in it. `problem` says why it cannot;
 * `retry` requests it again.
 */
export function useCamera(video: HTMLVideoElement | null, onFound: (barcode: string) => void) {
  const [problem, setProblem] = useState("");
  const [turn, setTurn] = useState(0);
  const found = useEffectEvent(onFound);

  useEffect(() => {
    const stop = new AbortController();
    if (video)
      void scan(video, stop.signal).then(
        (barcode) => barcode !== undefined && found(barcode),
        (error: unknown) => {
          if (!stop.signal.aborted) setProblem(explain(error));
        },
      );
    return () => stop.abort();
  }, [video, turn]);

  return {
    problem,
    retry: () => {
      setProblem("");
      setTurn((last) => last + 1);
    },
  };
}

/** The first barcode that the camera sees; undefined when stopped before. */
async function scan(video: HTMLVideoElement, stopped: AbortSignal): Promise<string | undefined> {
  // Browsers hide the camera from pages that did not come encrypted.
  if (!("mediaDevices" in navigator)) throw new DOMException("no camera here", "NotSupportedError");
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: "environment", width: { ideal: 1280 } },
  });
  const end = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  try {
    const read = await loadBarcodeReader();
    video.srcObject = stream;
    // Autoplay starts it, too; a hidden page would refuse.
    await video.play().catch(() => undefined);
    while (!stopped.aborted) {
      const seen = video.videoWidth > 0 ? await read(video) : undefined;
      if (stopped.aborted) return undefined;
      const barcode = readBarcode(seen ?? "");
      if (barcode !== undefined) return barcode;
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
    return undefined;
  } finally {
    end();
  }
}

const PROBLEMS: Readonly<Record<string, string>> = {
  NotAllowedError: "浏览器没有获准使用摄像头。请在网站设置中允许摄像头后重试，或在下方输入条码。",
  NotFoundError: "没有找到摄像头，请在下方输入条码。",
  NotReadableError: "摄像头正被其他应用占用，请关闭后重试，或在下方输入条码。",
  NotSupportedError: "这个浏览器不能使用摄像头，请在下方输入条码。",
};

function explain(error: unknown): string {
  const name = error instanceof DOMException ? error.name : "";
  return PROBLEMS[name] ?? "摄像头打开失败，请重试，或在下方输入条码。";
}
