// Suggests topics and stories while a reader types a search (ARIA APG, combobox with list autocomplete). Needs the browser: it alone knows what
// is typed. Without scripts the form searches for what was typed.
import { suggestionLoader } from './load-suggestions.ts';
import { SuggestionList, type SuggestionWords } from './suggestion-list.ts';

/** How long a reader must pause typing before suggestions are requested, in ms. */
const pause = 120;

/** Makes the input a combobox with the list of suggestions. */
export function mount(element: HTMLElement, words: SuggestionWords): void {
	const input = element.querySelector('input');
	const list = element.querySelector<HTMLElement>('[role=listbox]');
	const status = element.querySelector<HTMLElement>('[role=status]');
	if (input === null || list === null || status === null) return;
	const suggestions = new SuggestionList({ input, list, status, words });
	const load = suggestionLoader();
	const update = async () => {
		const found = await load(input.value);
		if (found !== undefined && document.activeElement === input) suggestions.show(found);
	};
	let timer: ReturnType<typeof setTimeout>;
	input.addEventListener('input', () => {
		clearTimeout(timer);
		timer = setTimeout(update, pause);
	});
	input.addEventListener('keydown', (event) => obey(event, suggestions));
	for (const ending of ['blur', 'reset', 'submit'] as const) {
		(ending === 'blur' ? input : input.form)?.addEventListener(ending, () => {
			clearTimeout(timer);
			suggestions.close();
		});
	}
	// A press on a suggestion must not take the focus, which would close the list before the click.
	list.addEventListener('pointerdown', (event) => event.preventDefault());
	list.addEventListener('mousedown', (event) => event.preventDefault());
	// What was typed while this script was loading.
	if (document.activeElement === input && input.value !== input.defaultValue) void update();
}

function obey(event: KeyboardEvent, suggestions: SuggestionList): void {
	const isDone = suggestions.isOpen && press(event, suggestions);
	if (isDone) event.preventDefault();
}

/** Applies a key to the open list; returns whether the key had an effect. */
function press({ key, isComposing }: KeyboardEvent, suggestions: SuggestionList): boolean {
	if (isComposing) return false;
	switch (key) {
		case 'ArrowDown':
			return suggestions.move(1);
		case 'ArrowUp':
			return suggestions.move(-1);
		case 'Enter':
			return suggestions.open();
		case 'Escape':
			return suggestions.escape();
		default:
			return false;
	}
}
