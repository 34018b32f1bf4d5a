/** What is used of the package, whose own types its "exports" hides. */
declare module "tesseract-wasm" {
  export type OCREngine = {
    loadModel(model: ArrayBuffer): void;
    loadImage(image: ImageData): void;
    /** The words as hOCR. `onProgress` hears percents. */
    getHOCR(onProgress?: (percent: number) => void): string;
    /** In quarter turns as degrees; its confidence is 0 to 1. */
    getOrientation(): { rotation: number; confidence: number };
  };
  export function createOCREngine(options: { wasmBinary: ArrayBuffer }): Promise<OCREngine>;
  /** Whether this browser runs the engine with SIMD instructions. */
  export function supportsFastBuild(): boolean;
}
