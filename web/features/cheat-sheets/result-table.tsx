import type { Table } from "./run.ts";

/** The rows that a SQL query returned. */
export function ResultTable({ columns, rows }: Table) {
  return (
    <table>
      <thead>
        <tr>
          {Object.entries(columns).map(([at, name]) => (
            <th key={at}>{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(rows).map(([line, row]) => (
          <tr key={line}>
            {Object.entries(row).map(([at, text]) => (
              <td key={at}>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
