import type { KeyboardEvent } from 'react';
import type { FieldSet } from './field-set.ts';

/** `isNew`: a new story begins with its headline. */
type TitlesProps = FieldSet & { readonly isNew: boolean };

/** What readers see above the text. Each is one line: Enter goes on with what follows. */
export function Titles({ fields, isNew, set }: TitlesProps) {
	return (
		<div className="titles">
			<input
				id="kicker"
				className="kicker"
				aria-label="Volanta"
				placeholder="Volanta"
				value={fields.kicker}
				onChange={({ target }) => set({ kicker: target.value })}
				onKeyDown={onEnter('headline')}
			/>
			<textarea
				id="headline"
				className="headline"
				aria-label="Título"
				placeholder="Título"
				rows={1}
				// biome-ignore lint/a11y/noAutofocus: who opens a new story wants to write it.
				autoFocus={isNew}
				value={fields.headline}
				onChange={({ target }) => set({ headline: target.value.replaceAll('\n', ' ') })}
				onKeyDown={onEnter('subheadline')}
			/>
			<textarea
				id="subheadline"
				className="subheadline"
				aria-label="Bajada"
				placeholder="Bajada"
				rows={1}
				value={fields.subheadline}
				onChange={({ target }) => set({ subheadline: target.value.replaceAll('\n', ' ') })}
				onKeyDown={onEnter('text')}
			/>
		</div>
	);
}

/** Enter goes to what has an id. */
const onEnter = (next: string) => (event: KeyboardEvent) => {
	// The Enter that ends a composed letter or word belongs to it.
	if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
	event.preventDefault();
	document.getElementById(next)?.focus();
};
