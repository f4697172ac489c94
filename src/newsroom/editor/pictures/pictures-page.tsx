import type { Room } from '#newsroom/contract';
import { Frame } from '../frame.tsx';
import { PictureLibrary } from './picture-library.tsx';

/** The library of pictures as a page. */
export function PicturesPage({ room }: { readonly room: Room }) {
	return (
		<Frame room={room} page="imagenes/">
			<div className="desk-head">
				<h1>Imágenes</h1>
			</div>
			<PictureLibrary room={room} />
		</Frame>
	);
}
