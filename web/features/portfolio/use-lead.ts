import { useRef, useState } from "react";
import { type Lead, leadProblems, tidyLead } from "#domain/leads.ts";
import { showToast } from "#web/lib/toast.ts";
import { storeLead } from "./calls.ts";

type Field = keyof Lead;

/** The form for the name and email address, which a download asks for. */
export function useLead(ownName: string) {
  const [name = ownName, setName] = useState<string>();
  const [email, setEmail] = useState("");
  const [isChecked, setIsChecked] = useState(false);
  const [refused, setRefused] = useState<Partial<Lead>>({});
  const fields = { name: useRef<HTMLInputElement>(null), email: useRef<HTMLInputElement>(null) };
  const lead = tidyLead({ name, email });
  const problems = leadProblems(lead);
  const errors = { ...(isChecked && problems), ...refused };

  const change = (typed: Partial<Lead>) => {
    if (typed.name !== undefined) setName(typed.name);
    if (typed.email !== undefined) setEmail(typed.email);
    setRefused({});
  };

  const clear = () => {
    setName(undefined);
    setEmail("");
    setIsChecked(false);
  };

  /** Sends the form. After a failure, returns false, and a field or a toast shows the reason. */
  const leave = async (): Promise<boolean> => {
    setIsChecked(true);
    if (!lead.name || !lead.email) complain("Missing information", "Please provide both your name and email address.");
    if (problems.name || problems.email) {
      fields[problems.name ? "name" : "email"].current?.focus();
      return false;
    }
    try {
      const { isStored, refusal } = await storeLead(lead);
      if (refusal !== undefined) {
        const field: Field = /email/i.test(refusal) ? "email" : "name";
        setRefused({ [field]: refusal });
        fields[field].current?.focus();
      } else if (!isStored) complain("Something went wrong", "Please try again in a moment.");
      return isStored;
    } catch {
      complain("Connection error", "Please check your internet connection and try again.");
      return false;
    }
  };

  return { name, email, fields, errors, change, clear, leave };
}

function complain(title: string, description: string) {
  showToast({ title, description, destructive: true });
}
