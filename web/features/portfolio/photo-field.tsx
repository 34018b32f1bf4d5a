import { type ComponentProps, useRef, useState } from "react";
import { portfolioLimits } from "#domain/limits.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { FileInput } from "#web/ui/file-input.tsx";

const maxSide = 640;

type Props = ComponentProps<typeof TextField> & { value: string; onPhoto: (url: string) => void };

/**
 * Edits the photo: a web address, or a picture from the visitor's device. The picture is scaled
 * down and becomes a data: URL.
 */
export function PhotoField({ value, onPhoto, ...parts }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const isInside = value.startsWith("data:");

  const choose = async (file: File) => {
    try {
      onPhoto(await smallPicture(file));
      setError(undefined);
    } catch {
      setError("This picture cannot be read. Please try a JPEG or PNG.");
    }
  };

  return (
    <div className="space-y-2">
      <TextField
        {...parts}
        value={isInside ? "A picture of yours" : value}
        readOnly={isInside}
        placeholder="https://…"
        maxLength={portfolioLimits.url}
        error={error}
        hint={
          value && !isInside
            ? "Your site will show it. The preview shows your initials: this page loads nothing from other servers."
            : undefined
        }
      />
      <div className="flex gap-2">
        <Button variant="secondary" size="small" onClick={() => input.current?.click()}>
          Choose a picture
        </Button>
        {value && (
          <Button variant="ghost" size="small" onClick={() => onPhoto("")}>
            Remove photo
          </Button>
        )}
      </div>
      <FileInput ref={input} label="A picture of you" accept="image/*" onFile={choose} />
    </div>
  );
}

/** The picture as a JPEG in a data: URL. Its longer side has at most 640 pixels. */
async function smallPicture(file: File): Promise<string> {
  const picture = await createImageBitmap(file);
  const shrink = Math.min(1, maxSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * shrink);
  canvas.height = Math.round(picture.height * shrink);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser has no canvas");
  context.fillStyle = "white"; // a JPEG cannot be transparent
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const url = [0.85, 0.6, 0.3].map((quality) => canvas.toDataURL("image/jpeg", quality)).find(isShort);
  if (!url) throw new Error("The picture is too large");
  return url;
}

const isShort = (url: string) => url.length <= portfolioLimits.photo;
