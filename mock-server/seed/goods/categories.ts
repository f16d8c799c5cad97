import type { CategoryRecord } from "#mock/domain/goods/records.ts";
import { numberIn, oneOf, readTable } from "../read-table.ts";

/**
 * The category trees of the three menus as one list, parents before children. An id begins with that of its parent: 3,
 * 301, 30102. Those of the third level say what their goods are for, in the words of an instruction leaflet.
 */
export const readCategories = (): CategoryRecord[] =>
  readTable("mock-server/seed/goods/categories.csv", ["id", "menu", "name", "indication"], (cells) => {
    const id = numberIn(cells.id);
    return {
      id,
      name: cells.name,
      menu: oneOf(["general", "herbal", "device"], cells.menu),
      parentId: Math.floor(id / 100),
      level: Math.ceil(cells.id.length / 2),
      indication: cells.indication,
    };
  });
