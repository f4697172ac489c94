// Changes the size of the text of stories. Needs the browser: the choice is kept on the device, and pages are cached for all. Without scripts
// the button is not shown; the browser's own zoom remains.
import { write } from '../../client/storage.ts';

/** The boot script applies what is stored here, before a page is painted (client/appearance.ts). */
const key = 'kiosco-size';

/** Checks the size in force, applies another one when it is chosen, and keeps it for the next pages, where storage is not forbidden. */
export function mount(element: HTMLElement): void {
	const { dataset } = document.documentElement;
	const inputs = [...element.querySelectorAll('input')];
	const choose = () => {
		const size = inputs.find(({ checked }) => checked)?.value ?? '';
		dataset.size = size;
		write(key, size);
	};
	element.addEventListener('change', choose);
	// What was pressed before this script came counts.
	if (inputs.some(({ checked, defaultChecked }) => checked && !defaultChecked)) choose();
	for (const input of inputs) input.checked = input.value === dataset.size;
}
