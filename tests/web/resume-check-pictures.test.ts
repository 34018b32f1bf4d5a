import { expect, test } from "vitest";
import { picturesOn } from "#web/lib/resume-reader/pictures-on.ts";

const names = {
  save: 10,
  restore: 11,
  transform: 12,
  paintFormXObjectBegin: 74,
  paintFormXObjectEnd: 75,
  paintImageXObject: 85,
  paintInlineImageXObject: 86,
};
type Step = [name: keyof typeof names, args?: unknown];

/** The view of a page of 600 by 800 points, with a y axis that points down. */
const view = [1, 0, 0, -1, 0, 800];

function pictures(...steps: Step[]) {
  return picturesOn(
    { fnArray: steps.map(([name]) => names[name]), argsArray: steps.map(([, args]) => args) },
    names,
    view,
  );
}

test("a picture fills the area of its transformations", () => {
  expect(pictures(["save"], ["transform", [100, 0, 0, 120, 50, 600]], ["paintImageXObject"], ["restore"])).toEqual([
    { x: 50, y: 80, width: 100, height: 120 },
  ]);
});

test("a group moves only the pictures in it", () => {
  const photo: Step[] = [["save"], ["transform", [10, 0, 0, 10, 0, 0]], ["paintInlineImageXObject"], ["restore"]];
  expect(
    pictures(
      ["paintFormXObjectBegin", [[2, 0, 0, 2, 100, 100], null]],
      ...photo,
      ["paintFormXObjectEnd"],
      ["paintFormXObjectBegin", [null, null]],
      ...photo,
    ),
  ).toEqual([
    { x: 100, y: 680, width: 20, height: 20 },
    { x: 0, y: 790, width: 10, height: 10 },
  ]);
});

test("a picture that is too large to draw is an empty area", () => {
  expect(pictures(["save"], ["transform", [100, 0, 0, 120, 50, 600]], ["restore"])).toEqual([
    { x: 50, y: 80, width: 100, height: 120 },
  ]);
});
