// Changes the size of the text of stories. Needs the browser: the choice is kept on the device, and pages are cached for all. Without scripts
// the button is not shown; the browser's own zoom remains.
import { write } from '../../client/storage.ts';

/** The boot script applies what is stored here, before a page is painted (client/appearance.ts). */
const key = 'kiosco-size';

/** Checks the size in force, applies another one when it is chosen, and keeps it for the next pages, where storage is not forbidden. */
export function mount(element: HTMLElement): void {
	const inputs = [...element.querySelectorAll('input')];
	for (const input of inputs) input.addEventListener('change', () => choose(input));
	const pressed = inputs.find(({ checked, defaultChecked }) => checked && !defaultChecked);
	const inForce = inputs.find(({ value }) => value === document.documentElement.dataset.size);
	// What was pressed before this script came counts.
	if (pressed) choose(pressed);
	else if (inForce) inForce.checked = true;
}

function choose({ value }: HTMLInputElement): void {
	document.documentElement.dataset.size = value;
	write(key, value);
}
