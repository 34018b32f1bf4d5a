import { showToast } from "#web/lib/toast.ts";

/** The toasts after copying a prompt. */
export function copySucceeded(title: string) {
  showToast({ title: "Copied!", description: `“${title}” was copied. Paste it into your AI assistant.` });
}

export function copyFailed() {
  showToast({ title: "Copy failed", description: "Please try selecting and copying manually", destructive: true });
}
