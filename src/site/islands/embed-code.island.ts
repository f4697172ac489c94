// Copies the code of a player for other sites, and selects it whole when its field is focused. Needs the browser: for the clipboard. Without
// scripts the reader selects and copies the code by hand.
import { copyText } from './share/copy-text.ts';

/** Makes the button copy the code of the field. */
export function mount(element: HTMLElement): void {
	const field = element.querySelector('textarea');
	const message = element.querySelector<HTMLElement>('[data-told]');
	if (!field || !message) return;
	field.addEventListener('focus', () => field.select());
	if (document.activeElement === field) field.select();
	element.querySelector('button')?.addEventListener('click', () => void copy(field, message));
}

async function copy(field: HTMLTextAreaElement, message: HTMLElement): Promise<void> {
	if (await copyText(field.value, message)) return;
	field.focus();
	message.textContent = message.dataset.selected ?? '';
}
