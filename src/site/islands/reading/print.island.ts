// Prints the page. Needs the browser, which prints. Without scripts the button is not shown; the browser's own menu prints the same.

/** Makes the button open the dialog for printing. */
export function mount(element: HTMLElement): void {
	element.querySelector('button')?.addEventListener('click', () => print());
}
