/** Updates texts such as "Hace 5 minutos" when the page opens and every minute; the words are in the elements (UI-06, UI-07). */
export function updateRelativeTimes(page: HTMLElement): void {
	const update = () => {
		for (const time of page.querySelectorAll<HTMLTimeElement>('time[data-ago]')) {
			const label = relativeLabel(Date.now() - Date.parse(time.dateTime), `${time.dataset.ago}`.split('|')) ?? time.title;
			if (label && label !== time.textContent) time.textContent = label;
		}
	};
	update();
	setInterval(update, 60_000);
}

/** The label of an age in ms; undefined from 24 hours on. `words`: one minute, n minutes, one hour, n hours, with `#` for n. */
export function relativeLabel(age: number, words: readonly string[]): string | undefined {
	const minutes = Math.max(1, Math.floor(age / 60_000));
	const hours = Math.floor(minutes / 60);
	if (hours >= 24) return undefined;
	const n = hours || minutes;
	return words[(hours ? 2 : 0) + (n === 1 ? 0 : 1)]?.replace('#', `${n}`);
}
