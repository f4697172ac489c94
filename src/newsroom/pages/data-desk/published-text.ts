import type { SeenAfter } from '../../data-desk/watch-page.ts';

const seconds = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 1, minimumFractionDigits: 1 });

/** What who published is told. */
export function publishedText(seenAfter: SeenAfter): string {
	if (seenAfter === undefined) return 'Publicado.';
	if (seenAfter === 'same') return 'Publicado. La página sigue igual: fijate si el cambio tenía que verse ahí.';
	return `Publicado. Los lectores ya lo ven: tardó ${seconds.format(seenAfter / 1_000)}\u00a0s.`;
}
