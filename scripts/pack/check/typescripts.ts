import type { Expect } from "./expect.ts";
import type { Workplace } from "./workplace.ts";

/** The compilers that the types have to work in, under names of their own. */
export const TYPESCRIPTS = ["typescript-5@npm:typescript@5.9", "typescript-7@npm:typescript@7.0"];

/** Type-checks a folder by its tsconfig.json with every compiler; `wrong` is a module that none of them may accept. */
export async function tryTypes(place: Workplace, wrong: string, expect: Expect): Promise<void> {
  for (const name of ["typescript-5", "typescript-7"]) {
    const tsc = `node node_modules/${name}/bin/tsc`;
    const version = (await place.run(`${tsc} --version`)).trim();
    await place.run(`${tsc} --noEmit`);
    // A type that is lost becomes `any`, which holds everywhere.
    await place.write("wrong.ts", wrong);
    const refused = await place.run(`${tsc} --noEmit || true`);
    await place.write("wrong.ts", "export {};\n");
    const compiler = version.replace("Version ", "TypeScript ");
    expect(`the types hold in ${compiler}, which refuses what they forbid`, refused.includes("wrong.ts"));
  }
}
