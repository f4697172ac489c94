import { readFields } from '../ans/fields.ts';
import { useTimeZone } from '../brand-time-zone.ts';
import { storyPath } from '../places.ts';
import type { LocalCopy } from '../saving/local-copy.ts';
import { timeAgo } from '../times.ts';

/** Stories with words that are on this machine alone. */
export function Unsaved({ copies }: { readonly copies: readonly LocalCopy[] }) {
	const timeZone = useTimeZone();
	if (copies.length === 0) return null;
	return (
		<section className="unsaved" aria-label="Sin guardar">
			<h2>Hay texto en este equipo que no llegó al servidor</h2>
			<ul>
				{copies.map(({ id, document, typedAt }) => (
					<li key={id}>
						<a href={storyPath(id)}>{readFields(document).headline || 'Sin título'}</a>{' '}
						<small>{timeAgo(new Date(typedAt).toISOString(), timeZone)}</small>
					</li>
				))}
			</ul>
		</section>
	);
}
