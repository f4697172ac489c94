import { memo } from 'react';
import { wordsIn } from '../../ans/missing.ts';
import { readabilityOf } from '../../ans/readability.ts';

/** Words that somebody reads in a minute. */
const wordsPerMinute = 220;

/** The length of the text, its reading time and how easy it is to read; or a note about what is being done. It counts when elements change, not with each key. */
export const LengthNote = memo(function LengthNote({ elements, note }: { readonly elements: readonly unknown[]; readonly note: string }) {
	const words = wordsIn(elements);
	const readability = readabilityOf(elements);
	return (
		<p className="hint" role="status">
			{note ||
				[
					`${words} ${words === 1 ? 'palabra' : 'palabras'}`,
					`${Math.max(1, Math.round(words / wordsPerMinute))} min de lectura`,
					...(readability ? [`${readability.grade} (INFLESZ ${readability.index})`] : []),
				].join(' · ')}
		</p>
	);
});
