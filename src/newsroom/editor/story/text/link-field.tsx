import type { EditorView } from 'prosemirror-view';
import { useEffect, useState } from 'react';
import { hrefIn, linkedWords, linkTo } from '../../body/links.ts';
import { markWords } from '../../body/marked-words.ts';
import { Choices } from '../choosing/choices.tsx';
import { FoundWork } from '../choosing/found-work.tsx';
import { stories, useFoundWorks } from '../choosing/use-found-works.ts';

const isAddress = (typed: string): boolean => /^(?:[a-z]+:|\/|#)/.test(typed.trim());

/** The address that was typed; `example.org/a` counts as one, too. */
const addressOf = (typed: string): string => {
	const trimmed = typed.trim();
	return isAddress(trimmed) || trimmed === '' || !/^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(trimmed) ? trimmed : `https://${trimmed}`;
};

/** Asks for the address of the link around the cursor or of the selected words, or finds a story for them. */
export function LinkField({ view, onClose }: { readonly view: EditorView; readonly onClose: () => void }) {
	const [present] = useState(() => hrefIn(view.state));
	const [typed, setTyped] = useState(present ?? '');
	const found = useFoundWorks(isAddress(typed) ? '' : typed, stories);
	useEffect(() => {
		markWords(view, linkedWords(view.state));
		return () => markWords(view);
	}, [view]);
	const close = () => {
		onClose();
		view.focus();
	};
	const link = (href: string) => {
		linkTo(href)(view.state, view.dispatch);
		close();
	};
	return (
		<div className="linking">
			<Choices
				label="Dirección del enlace"
				placeholder="https://… o palabras de una nota"
				typed={typed}
				onType={setTyped}
				choices={found ?? []}
				keyOf={({ id }) => id}
				show={(story) => <FoundWork work={story} />}
				onChoose={({ path = '' }) => link(path)}
				onEnter={() => link(addressOf(typed))}
				onEscape={close}
				takesFirst={false}
			>
				<button type="button" onClick={() => link(addressOf(typed))}>
					Enlazar
				</button>
				{present !== undefined && (
					<button type="button" className="plain" onClick={() => link('')}>
						Quitar el enlace
					</button>
				)}
				<button type="button" className="plain" onClick={close}>
					Cancelar
				</button>
			</Choices>
		</div>
	);
}
