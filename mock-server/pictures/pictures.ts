import type { WorldState } from "#mock/domain/world-state.ts";
import { adPicture } from "./ad-picture.ts";
import { contractDocument, invoiceDocument, reportSheet } from "./documents.ts";
import { drawGift } from "./gift.ts";
import { backPicture, frontPicture, goodsPicture } from "./goods-picture.ts";
import { invoiceArchive } from "./invoice-archive.ts";
import { brandLogo, categoryIcon, channelSign } from "./marks.ts";
import { drawPages } from "./page-svg.ts";
import { pagesPdf } from "./pdf.ts";
import { type ServedFile, SVG } from "./served-file.ts";
import { sheetPages } from "./sheet-pages.ts";
import { uploadedFile } from "./uploaded-file.ts";
import { certificatePicture, facePicture, type UserPicture, staffPicture } from "./world-pictures.ts";

type Draw = (id: number, state: WorldState) => string | undefined;

/** Pictures that depend only on the seed, by folder. */
const FIXED: Readonly<Record<string, Draw>> = {
  goods: (id, { seed }) => goodsPicture(seed.goods.get(id), seed),
  fronts: (id, { seed }) => frontPicture(seed.goods.get(id), seed),
  backs: (id, { seed }) => backPicture(seed.goods.get(id), seed),
  brands: (id, { seed }) => {
    const brand = seed.brands[id - 1];
    return brand && brandLogo(id, brand.name, brand.colors);
  },
  nav: (id, { seed }) => (seed.index.categories.has(id) ? categoryIcon(id, false) : undefined),
  channels: (id, { seed }) => {
    const entry = seed.content.navigation.find((one) => one.id === id);
    return entry?.sign && channelSign(entry.sign);
  },
  ads: adPicture,
  gifts: (id, { seed }) => {
    const gift = seed.gifts.get(id);
    return gift && drawGift(gift.name, gift.categoryId);
  },
  reports: (id, state) => {
    const report = reportSheet(id, state);
    return report && drawPages(report.title, sheetPages(report));
  },
};

/** Pictures that depend on a world. */
const OF_WORLD: Readonly<Record<string, Draw>> = {
  faces: facePicture,
  staff: staffPicture,
};

/** Pictures that only one buyer may see. */
const OF_BUYER: Readonly<Record<string, (id: number, state: WorldState) => UserPicture | undefined>> = {
  certificates: certificatePicture,
  invoices(id, state) {
    const pdf = invoiceDocument(id, state);
    return pdf && { body: drawPages(pdf.title, pdf.pages), owner: pdf.owner };
  },
};

const ADDRESS = /^\/(images|files)\/([a-z]+)\/([\w-]{1,40})\.([a-z]{3,4})$/u;
const ICON_ON = /^(\d{1,9})-on$/u;
const PAGE_OF = /^(\d{1,9})-(\d{1,4})$/u;
const NUMBER = /^\d{1,9}$/u;

/** The file at a path below /images/ or /files/; undefined if there is none. */
export function serveFile(path: string, state: WorldState): ServedFile | undefined {
  const [, root, folder = "", name = "", ending = ""] = ADDRESS.exec(path) ?? [];
  const id = NUMBER.test(name) ? Number(name) : Number.NaN;
  if (root === "files" && folder === "archives")
    return ending === "zip" ? invoiceArchive(id, state) : undefined;
  if (root === "files") return ending === "pdf" ? serveDocument(folder, name, id, state) : undefined;
  if (folder === "uploads") return uploadedFile(name, ending, state);
  if (ending !== "svg") return undefined;
  const on = folder === "nav" ? ICON_ON.exec(name) : null;
  if (on) {
    const category = Number(on[1]);
    return picture(
      state.seed.index.categories.has(category) ? categoryIcon(category, true) : undefined,
      true,
    );
  }
  const [, document, page] = folder === "invoices" ? (PAGE_OF.exec(name) ?? []) : [];
  if (document !== undefined) {
    const pdf = invoiceDocument(Number(document), state);
    const one = pdf?.pages[Number(page) - 1];
    return pdf && one && { type: SVG, isFixed: false, body: drawPages(pdf.title, [one]), owner: pdf.owner };
  }
  if (Object.hasOwn(OF_BUYER, folder)) {
    const found = OF_BUYER[folder]?.(id, state);
    return found && { type: SVG, isFixed: false, ...found };
  }
  const isFixed = Object.hasOwn(FIXED, folder);
  if (!isFixed && !Object.hasOwn(OF_WORLD, folder)) return undefined;
  return picture((isFixed ? FIXED : OF_WORLD)[folder]?.(id, state), isFixed);
}

const picture = (body: string | undefined, isFixed: boolean): ServedFile | undefined =>
  body === undefined ? undefined : { type: SVG, body, isFixed };

function serveDocument(folder: string, name: string, id: number, state: WorldState): ServedFile | undefined {
  const pdf =
    folder === "invoices"
      ? invoiceDocument(id, state)
      : folder === "contracts"
        ? contractDocument(name, state)
        : undefined;
  return pdf && { type: "application/pdf", body: pagesPdf(pdf.pages, pdf), isFixed: false, owner: pdf.owner };
}
