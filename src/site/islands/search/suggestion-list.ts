import type { SearchSuggestion } from '#content/contract';

/** Labels of the two groups, and what is read aloud when the suggestions change; `{n}` is their number. */
export type SuggestionWords = { readonly topics: string; readonly stories: string; readonly one: string; readonly many: string };

type SuggestionElements = {
	readonly input: HTMLInputElement;
	readonly list: HTMLElement;
	readonly status: HTMLElement;
	readonly words: SuggestionWords;
};

/** The list below a search. The focus stays in the input, which names the chosen suggestion to assistive technology. */
export class SuggestionList {
	readonly #parts: SuggestionElements;

	constructor(parts: SuggestionElements) {
		this.#parts = parts;
		const { input, list } = parts;
		input.setAttribute('role', 'combobox');
		input.setAttribute('aria-autocomplete', 'list');
		input.setAttribute('aria-controls', list.id);
		this.close();
	}

	get isOpen(): boolean {
		return !this.#parts.list.hidden;
	}

	/** Shows suggestions; closes the list when there are none. */
	show(found: readonly SearchSuggestion[]): void {
		const { list, status, words } = this.#parts;
		this.close();
		const stories = found.filter(({ kind }) => kind === 'story');
		const topics = found.filter(({ kind }) => kind !== 'story');
		list.replaceChildren(...this.#group(words.topics, topics), ...this.#group(words.stories, stories));
		if (found.length === 0) return;
		status.textContent = found.length === 1 ? words.one : words.many.replace('{n}', `${found.length}`);
		list.hidden = false;
		this.#parts.input.setAttribute('aria-expanded', 'true');
	}

	close(): void {
		const { input, list, status } = this.#parts;
		list.hidden = true;
		status.textContent = '';
		input.setAttribute('aria-expanded', 'false');
		this.#choose(undefined);
	}

	/** Chooses the next suggestion, or the one before; beyond the ends none is chosen, and what was typed is searched. */
	move(step: 1 | -1): true {
		const options = this.#options();
		const chosen = options.findIndex((option) => option.ariaSelected === 'true');
		const next = chosen === -1 && step === -1 ? options.length - 1 : chosen + step;
		this.#choose(options[next]);
		return true;
	}

	/** Opens the page of the chosen suggestion; returns false when none is chosen. */
	open(): boolean {
		const chosen = this.#options().find((option) => option.ariaSelected === 'true');
		chosen?.click();
		return chosen !== undefined;
	}

	/** Closes the list; in a popover it returns false, and the browser closes that as a whole (SEARCH-07). */
	escape(): boolean {
		this.close();
		return this.#parts.input.closest('[popover]') === null;
	}

	#options(): readonly HTMLElement[] {
		return [...this.#parts.list.querySelectorAll<HTMLElement>('[role=option]')];
	}

	#choose(chosen: HTMLElement | undefined): void {
		for (const option of this.#options()) option.ariaSelected = `${option === chosen}`;
		if (chosen) this.#parts.input.setAttribute('aria-activedescendant', chosen.id);
		else this.#parts.input.removeAttribute('aria-activedescendant');
		chosen?.scrollIntoView({ block: 'nearest' });
	}

	#group(label: string, found: readonly SearchSuggestion[]): readonly HTMLElement[] {
		if (found.length === 0) return [];
		const group = document.createElement('div');
		group.role = 'group';
		group.ariaLabel = label;
		const title = document.createElement('span');
		title.textContent = label;
		title.ariaHidden = 'true';
		group.append(title, ...found.map((one) => this.#option(one)));
		return [group];
	}

	#option({ text, url }: SearchSuggestion): HTMLElement {
		const option = document.createElement('a');
		option.role = 'option';
		option.id = `${this.#parts.list.id}-${url}`;
		option.href = url;
		option.tabIndex = -1;
		option.textContent = text;
		option.ariaSelected = 'false';
		return option;
	}
}
