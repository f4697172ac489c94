// Changes the size of the text of stories. Needs the browser: the choice is kept on the device, and pages are cached for all. Without scripts
// the button is not shown; the browser's own zoom remains.
import { write } from '../../client/storage.ts';

/** The boot script applies what is stored here, before a page is painted (client/appearance.ts). */
const key = 'kiosco-size';

/** Checks the size in force, applies another one when it is chosen, and keeps it for the next pages, where storage is not forbidden. */
export function mount(element: HTMLElement): void {
	const { dataset } = document.documentElement;
	for (const input of element.querySelectorAll('input')) {
		const choose = () => {
			dataset.size = input.value;
			write(key, input.value);
		};
		input.addEventListener('change', choose);
		// What was pressed before this script came is no default.
		if (input.checked && !input.defaultChecked) choose();
		if (input.value === dataset.size) input.checked = true;
	}
}
