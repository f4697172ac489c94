import type { DeskRowView } from '#newsroom/contract';
import { timeAgo } from '../../times.ts';

/** A work that was found, in one line. */
export function FoundWork({ work: { headline, section, displayedAt } }: { readonly work: DeskRowView }) {
	return (
		<>
			<span>{headline ?? 'Sin título'}</span> <small>{[section, displayedAt && timeAgo(displayedAt)].filter(Boolean).join(' · ')}</small>
		</>
	);
}
