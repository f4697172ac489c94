import link from 'lucide-static/icons/link.svg?raw';
import mail from 'lucide-static/icons/mail.svg?raw';
import share from 'lucide-static/icons/share-2.svg?raw';
import facebook from 'simple-icons/icons/facebook.svg?raw';
import telegram from 'simple-icons/icons/telegram.svg?raw';
import whatsapp from 'simple-icons/icons/whatsapp.svg?raw';
import x from 'simple-icons/icons/x.svg?raw';
import { fill } from '#brands';
import type { Story } from '#content/contract';
import type { RenderContext } from '../../render-context.ts';
import { Icon } from '../../ui/icon.tsx';
import { PlainIsland } from '../../ui/island.tsx';
import { SaveButton } from '../keep-button/keep-button.tsx';
import { storyUrl } from '../story-url.ts';
import styles from './share-bar.module.css';

type ShareBarProps = { readonly story: Story; readonly context: Pick<RenderContext, 'brand' | 'origins'> };

type SocialNetwork = {
	readonly name: string;
	readonly svg: string;
	readonly href: (url: string, title: string) => string;
	/** Phones show it too. */
	readonly isMostUsed?: boolean;
};

const socialNetworks: readonly SocialNetwork[] = [
	{ name: 'WhatsApp', svg: whatsapp, href: (url, title) => `https://api.whatsapp.com/send?text=${title}%20${url}`, isMostUsed: true },
	{ name: 'X', svg: x, href: (url, title) => `https://x.com/intent/post?text=${title}&url=${url}` },
	{ name: 'Facebook', svg: facebook, href: (url) => `https://www.facebook.com/sharer/sharer.php?u=${url}`, isMostUsed: true },
	{ name: 'Telegram', svg: telegram, href: (url, title) => `https://t.me/share/url?url=${url}&text=${title}` },
];

/**
 * Links that share a story on social networks and by email; with scripts also buttons that copy its address, open the device's
 * share sheet, or save the story for later. Phones with scripts show what fits in one row.
 */
export function ShareBar({ story, context }: ShareBarProps) {
	const { texts } = context.brand;
	const { title, url } = { title: story.headline, url: storyUrl(story, context) };
	const encoded = [encodeURIComponent(url), encodeURIComponent(title)] as const;
	return (
		<ul className={styles.bar} aria-label={texts.share}>
			{socialNetworks.map(({ name, svg, href, isMostUsed }) => (
				<li key={name} className={isMostUsed ? styles.most : styles.more}>
					<a className={styles.button} href={href(...encoded)} target="_blank" rel="noopener" aria-label={fill(texts.shareOn, { name })}>
						<Icon svg={svg} size={18} solid />
					</a>
				</li>
			))}
			<li className={styles.more}>
				<a className={styles.button} href={`mailto:?subject=${encoded[1]}&body=${encoded[0]}`} aria-label={texts.shareByMail}>
					<Icon svg={mail} size={18} />
				</a>
			</li>
			<li className={styles.scripted}>
				<PlainIsland name="share" when="interaction" props={{ title, url }}>
					<button type="button" className={`${styles.button} ${styles.device}`} data-share="device" aria-label={texts.share}>
						<Icon svg={share} size={18} />
					</button>
					<button type="button" className={styles.button} data-share="copy" aria-label={texts.copyLink}>
						<Icon svg={link} size={18} />
					</button>
					<span className={styles.told} role="status" data-told={texts.linkCopied} />
				</PlainIsland>
			</li>
			<li>
				<SaveButton story={story} texts={texts} />
			</li>
		</ul>
	);
}
