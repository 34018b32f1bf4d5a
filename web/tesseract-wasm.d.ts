/** The part of the package that we use. Its "exports" field hides its own types. */
declare module "tesseract-wasm" {
  export type OCREngine = {
    loadModel(model: ArrayBuffer): void;
    loadImage(image: ImageData): void;
    /** The words as hOCR. `onProgress` gets a percentage. */
    getHOCR(onProgress?: (percent: number) => void): string;
    /** `rotation` is 0, 90, 180 or 270 degrees. `confidence` is 0 to 1. */
    getOrientation(): { rotation: number; confidence: number };
  };
  export function createOCREngine(options: { wasmBinary: ArrayBuffer }): Promise<OCREngine>;
  /** Whether this browser runs the engine with SIMD instructions. */
  export function supportsFastBuild(): boolean;
}
