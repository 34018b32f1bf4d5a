import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Each diagram's section, without the diagram, and the texts in its boxes. */
function diagramsOf(path: string) {
  const sections = readFileSync(path, "utf8").split(/^(?=### )/m);
  return sections.flatMap((section) =>
    [...section.matchAll(/```dot alt="[^"\n]*"\n(.*?)\n```/gs)].map(([fence, graph = ""]) => ({
      title: section.split("\n")[0] ?? "",
      graph,
      beside: section.replace(fence, "").toLowerCase(),
      texts: [...graph.matchAll(/label="((?:[^"\\]|\\.)*)"|<td[^>]*>([^<]*)/g)].map(
        ([, one, other]) => one ?? other ?? "",
      ),
    })),
  );
}

/** Words of diagrams that explain and name nothing of the example beside them. */
const explaining = new Set(
  "read constants down grows up unused headers main util of table vptr plain empty owns data free restore head before v to equal unchecked eden gone new reachable still survived survivor scope tostring call click drawing promises stack until reason dict range the value done for next one sockets tasks timers waiting only order_items orders products not reads writes".split(
    " ",
  ),
);

test.each(globSync("content/cheat-sheets/*.md"))("%s: a diagram shows the names of the example beside it", (path) => {
  const strange = diagramsOf(path).flatMap(({ title, beside, texts }) =>
    texts
      .flatMap(
        (text) =>
          text
            .replaceAll("\\n", " ")
            .toLowerCase()
            .match(/[a-z_]+/g) ?? [],
      )
      .filter((word) => !explaining.has(word) && !beside.includes(word))
      .map((word) => `${title}: ${word}`),
  );
  expect(strange).toEqual([]);
});

test("the diagram of LEFT JOIN has the orders that the sample tables and the printed result give to Ada, Bob and Dan", () => {
  const source = readFileSync("content/cheat-sheets/sql.md", "utf8");
  const table = (name: string) => new RegExp(`INSERT INTO ${name} VALUES (.*?);`, "s").exec(source)?.[1] ?? "";
  const customers = [...table("customers").matchAll(/\((\d+), '(\w+)'/g)].map(([, id, name]) => ({ id, name }));
  const orders = [...table("orders").matchAll(/\((\d+), (\d+)/g)].map(([, id, customer]) => ({ id, customer }));
  const { graph = "", beside = "" } =
    diagramsOf("content/cheat-sheets/sql.md").find(({ title }) => title === "### LEFT JOIN") ?? {};
  const labels = new Map([...graph.matchAll(/(\w+) \[label="([^"]+)"/g)].map(([, node, label]) => [node, label]));
  const arrows = [...graph.matchAll(/(\w+) -> (\w+)/g)].map(([, from = "", to = ""]) => [
    labels.get(from),
    labels.get(to),
  ]);
  const shown = new Set(arrows.map(([name]) => name));
  expect([...shown]).toEqual(["Ada", "Bob", "Dan"]);
  for (const { id, name } of customers.filter((customer) => shown.has(customer.name))) {
    const own = orders.filter(({ customer }) => customer === id).map((order) => `order ${order.id}`);
    expect(arrows.filter(([from]) => from === name).map(([, to]) => to)).toEqual(own.length > 0 ? own : ["NULL"]);
    expect(beside).toContain(`${name?.toLowerCase()} | ${own.length}\n`);
  }
});
