/** Makes a button show a video in a window above others (Picture-in-Picture), and shows the button where the browser can do that. */
export function offerPictureInPicture(video: HTMLVideoElement, button: HTMLButtonElement): void {
	if (!document.pictureInPictureEnabled) return;
	const update = () => {
		button.disabled = video.readyState === HTMLMediaElement.HAVE_NOTHING || video.videoWidth === 0;
		button.setAttribute('aria-pressed', String(document.pictureInPictureElement === video));
	};
	for (const event of ['loadedmetadata', 'emptied', 'resize', 'enterpictureinpicture', 'leavepictureinpicture']) {
		video.addEventListener(event, update);
	}
	button.addEventListener('click', () => void toggle(video).catch(update));
	update();
	button.hidden = false;
}

async function toggle(video: HTMLVideoElement): Promise<void> {
	if (document.pictureInPictureElement === video) await document.exitPictureInPicture();
	else await video.requestPictureInPicture();
}
