/** Something that must not happen, and all that is needed to see it again. */
export class SoakFailure extends Error {
  /** What was being called, so that one cause is not told a hundred times. */
  readonly place: string;
  readonly curl: string;
  readonly answer: string;
  /** How to run this life alone, as `--only 17.3`. */
  life = "";

  constructor(place: string, what: string, curl = "", answer = "") {
    super(what);
    this.place = place;
    this.curl = curl;
    this.answer = answer;
  }
}

/** The connection is gone because the mock is: told once, by who watches the mock. */
export class MockGone extends Error {}
