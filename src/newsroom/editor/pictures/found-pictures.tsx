import type { ReactNode } from 'react';

type FoundPicturesProps<One> = {
	readonly list: {
		readonly pictures: readonly One[] | undefined;
		readonly words: string;
		readonly seek: (words: string) => void;
		readonly hasMore: boolean;
		readonly more: () => void;
		readonly isLost: boolean;
	};
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

/** A list of pictures with its search; one of them may be open. */
export function FoundPictures<One extends { readonly id: string }>(props: FoundPicturesProps<One>) {
	const { list, placeholder, empty, open, onOpen, sourceOf, words, children } = props;
	return (
		<>
			<search>
				<input
					type="search"
					aria-label="Buscar imágenes"
					placeholder={placeholder}
					value={list.words}
					onChange={({ target }) => list.seek(target.value)}
				/>
			</search>
			{list.isLost && <p role="alert">No se pudieron leer las imágenes. Revisá la conexión.</p>}
			{list.pictures?.length === 0 && !list.hasMore && (
				<p className="empty">{list.words === '' ? empty : 'Ninguna imagen tiene esas palabras.'}</p>
			)}
			{children}
			<ul className="pictures">
				{list.pictures?.map((picture) => (
					<li key={picture.id}>
						<button type="button" className="plain" aria-pressed={picture.id === open} onClick={() => onOpen(picture.id)}>
							<img src={sourceOf(picture)} alt="" loading="lazy" />
							{words(picture)}
						</button>
					</li>
				))}
			</ul>
			{list.hasMore && (
				<button type="button" className="plain more" onClick={list.more}>
					Ver más
				</button>
			)}
		</>
	);
}
