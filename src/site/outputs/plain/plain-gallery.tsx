import type { Picture } from '#content/contract';
import type { PlainPage } from './plain-page.ts';

type PlainGalleryProps = { readonly headline?: string | undefined; readonly pictures: readonly Picture[]; readonly page: PlainPage };

/** The pictures of a gallery, one below the other. */
export function PlainGallery({ headline, pictures, page }: PlainGalleryProps) {
	const { Picture: View } = page.views;
	return (
		<section aria-label={headline ?? page.context.brand.texts.gallery}>
			{headline && (
				<p>
					<strong>{headline}</strong>
				</p>
			)}
			{pictures.map((picture) => (
				<View key={picture.id} picture={picture} place="text" page={page} />
			))}
		</section>
	);
}
