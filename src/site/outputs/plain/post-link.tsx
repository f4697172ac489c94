import { fill } from '#brands';
import { type Frame, providerNames } from '#content/contract';
import styles from './plain-media.module.css';
import type { PlainPage } from './plain-page.ts';

/** A post or player of another site as a link to it. */
export function PostLink({ frame: { title, author, href, provider }, page }: { readonly frame: Frame; readonly page: PlainPage }) {
	return (
		<p className={styles.post}>
			<strong>{title}</strong> {author !== title && author}
			<a href={href} rel="noopener">
				{fill(page.context.brand.texts.openOriginal, { provider: providerNames[provider] })}
			</a>
		</p>
	);
}
