import type { DeskRowView } from '#newsroom/contract';
import { useTimeZone } from '../../brand-time-zone.ts';
import { timeAgo } from '../../times.ts';

/** A work that was found, in one line. */
export function FoundWork({ work: { headline, section, displayedAt } }: { readonly work: DeskRowView }) {
	const timeZone = useTimeZone();
	return (
		<>
			<span>{headline ?? 'Sin título'}</span>{' '}
			<small>{[section, displayedAt && timeAgo(displayedAt, timeZone)].filter(Boolean).join(' · ')}</small>
		</>
	);
}
