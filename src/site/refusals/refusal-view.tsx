import { type Brand, noBrand } from '#brands';
import { ButtonLink } from '../ui/button-link.tsx';
import { NoticeView } from '../ui/notice-view.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import styles from './refusal-view.module.css';
import { refusalWords } from './refusal-words.ts';

/** The body of a page about a refusal, with links to the front page and, where a retry may help, to the same address. */
export function RefusalView({ brand, status }: { brand: Brand | undefined; status: number }) {
	const { texts } = brand ?? noBrand;
	const { title, text, mayPass } = refusalWords(status, texts);
	const links = (
		<>
			{mayPass && <ButtonLink href="">{texts.tryAgain}</ButtonLink>}
			{brand && (
				<ButtonLink href="/" quiet={mayPass}>
					{texts.goHome}
				</ButtonLink>
			)}
		</>
	);
	return (
		<>
			{brand && (
				<header className={styles.bar}>
					<a href="/">
						<Wordmark brand={brand} />
					</a>
				</header>
			)}
			<main className={styles.main}>
				<NoticeView status={String(status)} title={title} text={text} links={links} />
			</main>
		</>
	);
}
