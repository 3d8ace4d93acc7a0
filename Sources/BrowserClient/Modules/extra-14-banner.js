// What the page says of the connection when there is none.

/** A drop shorter than this shows no banner. */
const BANNER_AFTER = 400;

let bannerTimer = 0;
/** @type {HTMLElement | null} */
let banner = null;

more.dropped = () => bannerTimer ||= setTimeout(() => isLive() || more.showBanner(), BANNER_AFTER);

/** @param {string} [sentence] */
more.showBanner = (sentence) => {
  if (!banner) {
    banner = document.createElement('div');
    banner.role = 'status';
    banner.className = 'offline-banner';
    document.body.append(banner);
  }
  if (sentence || !banner.textContent) banner.textContent = sentence || document.body.dataset.offline;
};

/** The page is live, for the first time or again. */
more.joined = () => {
  proveGood();
  clearTimeout(bannerTimer);
  bannerTimer = 0;
  banner?.remove();
  banner = null;
  // The versions are equal: the next time that they are not, reload again.
  if (history.state?.kept) history.replaceState(null, '');
};
