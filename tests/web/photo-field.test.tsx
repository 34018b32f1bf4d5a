import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { PhotoField } from "#web/features/portfolio/photo-field.tsx";

test("the transparent parts of a photo become white, because a JPEG would make them black", async () => {
  const drawn: string[] = [];
  const context = {
    fillStyle: "black",
    fillRect: (...place: number[]) => drawn.push(`${context.fillStyle} over ${place}`),
    drawImage: () => drawn.push("the picture"),
  };
  vi.stubGlobal("createImageBitmap", async () => ({ width: 1280, height: 320 }));
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toDataURL").mockReturnValue("data:image/jpeg;base64,AA==");
  const onPhoto = vi.fn();
  render(<PhotoField label="Photo" value="" onChange={() => {}} onPhoto={onPhoto} />);
  await userEvent.upload(screen.getByLabelText("A picture of you"), new File(["x"], "me.png", { type: "image/png" }));
  await vi.waitFor(() => expect(onPhoto).toHaveBeenCalledWith("data:image/jpeg;base64,AA=="));
  expect(drawn).toEqual(["white over 0,0,640,160", "the picture"]);
});
