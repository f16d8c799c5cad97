/** Text, and keys of KEYS, that were typed before it was known which field they are for. */
const queue: string[] = [];
const KEYS = ["Enter", "Backspace", "ArrowDown", "ArrowUp"];
/** How long the field for the held keys may take to come, in ms. */
const COMING_MS = 3000;

let state: "none" | "holding" | "coming" | "typing" = "none";

const CAPTURE = { capture: true };

/** Holds what is typed from now on. Other keys, and an input method's composition, act at once. */
export function holdKeys(): void {
  state = "holding";
  document.addEventListener("keydown", holdKey, CAPTURE);
  document.addEventListener("beforeinput", holdText, CAPTURE);
}

/** Types what was held into the field that gets the focus next, one after the other, until keys are held again. */
export function typeHeldKeys(): void {
  state = "coming";
  const timer = setTimeout(() => end("coming"), COMING_MS);
  const begin = () => {
    clearTimeout(timer);
    if (state !== "coming") return;
    state = "typing";
    setTimeout(typeNext);
  };
  document.addEventListener("focusin", begin, { once: true });
}

/** Forgets keys that are still held: the buyer has turned elsewhere, or there is no field for them. */
export function dropHeldKeys(): void {
  end("holding");
}

function end(from: typeof state): void {
  if (state !== from) return;
  state = "none";
  queue.length = 0;
  document.removeEventListener("keydown", holdKey, CAPTURE);
  document.removeEventListener("beforeinput", holdText, CAPTURE);
}

function holdKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (KEYS.includes(key) && !ctrlKey && !metaKey && !altKey) hold(event, key);
}

function holdText(event: InputEvent): void {
  if (event.inputType === "insertText" && event.data) hold(event, event.data);
}

function hold(event: Event, typed: string): void {
  if (!event.isTrusted) return;
  event.preventDefault();
  event.stopPropagation();
  queue.push(typed);
}

function typeNext(): void {
  if (state !== "typing") return;
  const next = queue.shift();
  if (next === undefined) return end("typing");
  if (!KEYS.includes(next)) document.execCommand("insertText", false, next);
  const isLeft = KEYS.includes(next) && press(next);
  // The page renders what a key did before the next one comes, which may be for another field.
  setTimeout(() => {
    if (isLeft) actBy(next);
    setTimeout(typeNext);
  });
}

/** Returns whether the page leaves the key to the browser. */
function press(key: string): boolean {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  return (document.activeElement ?? document.body).dispatchEvent(event);
}

/** Does what the browser does by a key. */
function actBy(key: string): void {
  const field = document.activeElement;
  if (key === "Backspace") document.execCommand("delete");
  else if (key !== "Enter") return;
  else if (field instanceof HTMLInputElement) field.form?.requestSubmit();
  else if (field instanceof HTMLButtonElement) field.click();
}
