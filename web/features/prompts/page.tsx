import { BookmarkCheck, Star } from "lucide-react";
import { type ComponentType, useRef, useState } from "react";
import { maxSearchLength } from "#domain/limits.ts";
import {
  filterPrompts,
  type PromptEntry,
  type PromptFilter,
  promptFilterFromParams,
  promptFilters,
  promptFilterToParams,
} from "#domain/prompts/prompts.ts";
import { readVariants } from "#domain/prompts/saved-prompts.ts";
import { promptVariantsKey } from "#domain/storage-keys.ts";
import { PageData, pageData } from "#web/lib/page-data.tsx";
import { useStored } from "#web/lib/storage.ts";
import { useAddress } from "#web/lib/url-state.ts";
import { Button } from "#web/ui/button.tsx";
import { Chip } from "#web/ui/chip.tsx";
import { useEnterRows } from "#web/ui/directory/use-enter-rows.ts";
import { PageFrame } from "#web/ui/page-frame.tsx";
import { EmptyState } from "#web/ui/panel.tsx";
import { SearchBox } from "#web/ui/search-box.tsx";
import { PromptCard } from "./prompt-card.tsx";
import { promptList } from "./prompt-list.ts";
import { Tips } from "./tips.tsx";

/** Loads the prompts without their texts, and returns the page. */
export async function loadPrompts(): Promise<{ default: ComponentType }> {
  const prompts = await pageData("prompts", async () => (await import("./prompt-entries.ts")).promptEntries);
  return { default: () => <PromptsPage prompts={prompts} /> };
}

function PromptsPage({ prompts }: { prompts: PromptEntry[] }) {
  const [chosen, setChosen] = useState<PromptFilter>();
  const [params, setParams] = useAddress(chosen && promptFilterToParams(chosen));
  const variants = readVariants(useStored(promptVariantsKey));

  const filter = chosen ?? promptFilterFromParams(params);
  const savedOf = (id: string) => variants.filter(({ promptId }) => promptId === id);
  const savedOnly = params.get("saved") === "1";
  const shown = filterPrompts(prompts, filter).filter(({ id }) => !savedOnly || savedOf(id).length > 0);
  const opened = params.get("prompt");
  const list = useRef<HTMLUListElement>(null);
  const keys = useEnterRows(list, filter.search);

  const change = (next: Partial<PromptFilter>) => setChosen({ ...filter, ...next });

  const showAll = () => {
    change({ search: "", category: "All", popularOnly: false });
    setParams({ saved: undefined });
  };

  return (
    <PageFrame
      screen="prompts"
      title="Job Seeker AI Prompts"
      intro="Ready texts for the AI assistant you like. Copy one, or fill in its blanks here first."
      data={promptList(prompts)}
    >
      <SearchBox
        value={filter.search}
        onChange={(search) => change({ search })}
        {...keys}
        placeholder="Search prompts by title, description, or tags..."
        maxLength={maxSearchLength}
      />
      <fieldset className="mt-4 flex flex-wrap gap-2">
        <legend className="sr-only">Categories</legend>
        {promptFilters.map((category) => (
          <Chip key={category} pressed={filter.category === category} onClick={() => change({ category })}>
            {category}
          </Chip>
        ))}
        <span aria-hidden="true" className="mx-1 w-px bg-line" />
        <Chip pressed={filter.popularOnly} onClick={() => change({ popularOnly: !filter.popularOnly })}>
          <Star aria-hidden="true" className="size-4" />
          Popular
        </Chip>
        {(variants.length > 0 || savedOnly) && (
          <Chip pressed={savedOnly} onClick={() => setParams({ saved: savedOnly ? undefined : "1" })}>
            <BookmarkCheck aria-hidden="true" className="size-4" />
            Saved
          </Chip>
        )}
      </fieldset>
      <p role="status" className="mt-5 text-[0.9375rem] font-semibold">
        Showing {shown.length} of {prompts.length} prompts
      </p>

      <div className="mt-5">
        {shown.length > 0 ? (
          <ul ref={list} className="grid grid-flow-dense gap-5 lg:grid-cols-2">
            {shown.map((prompt) => (
              <PromptCard
                key={prompt.id}
                prompt={prompt}
                saved={savedOf(prompt.id)}
                isOpen={opened === prompt.id}
                onToggle={() => setParams({ prompt: opened === prompt.id ? undefined : prompt.id })}
              />
            ))}
          </ul>
        ) : (
          <EmptyState
            title="No prompts found"
            text="Try adjusting your search terms or filters to find relevant prompts."
          >
            <Button variant="secondary" onClick={showAll}>
              Show all prompts
            </Button>
          </EmptyState>
        )}
      </div>

      <Tips />
      <PageData screen="prompts" data={prompts} />
    </PageFrame>
  );
}
