import type { ReactNode } from 'react';
import { SearchedList } from '../searching/searched-list.tsx';
import type { useSearchedList } from '../searching/use-searched-list.ts';

type FoundPicturesProps<One extends { readonly id: string }> = {
	readonly list: ReturnType<typeof useSearchedList<One>>;
	readonly placeholder: string;
	/** What the list is for, while it has nothing. */
	readonly empty: string;
	readonly open: string | undefined;
	readonly onOpen: (id: string) => void;
	readonly sourceOf: (picture: One) => string;
	/** What stands below a picture. */
	readonly words: (picture: One) => ReactNode;
	/** The details of the picture that is open. */
	readonly children: ReactNode;
};

const texts = {
	search: 'Buscar imágenes',
	noneFound: 'Ninguna imagen tiene esas palabras.',
	lost: 'No se pudieron leer las imágenes. Revisá la conexión.',
};

/** A list of pictures with its search; one of them may be open. */
export function FoundPictures<One extends { readonly id: string }>(props: FoundPicturesProps<One>) {
	const { list, placeholder, empty, open, onOpen, sourceOf, words, children } = props;
	return (
		<SearchedList
			list={list}
			words={{ ...texts, placeholder, empty }}
			show={(picture) => (
				<button type="button" className="plain" aria-pressed={picture.id === open} onClick={() => onOpen(picture.id)}>
					<img src={sourceOf(picture)} alt="" loading="lazy" />
					{words(picture)}
				</button>
			)}
		>
			{children}
		</SearchedList>
	);
}
