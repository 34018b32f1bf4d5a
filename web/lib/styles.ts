let loading: Promise<void> | undefined;

/**
 * Loads the whole stylesheet. A prerendered page contains only the styles for its own content, so
 * any other page needs the whole stylesheet. In development, all styles are always loaded.
 */
export function loadStyles(): Promise<void> {
  const { styles } = document.documentElement.dataset;
  if (!styles) return Promise.resolve();
  loading ??= new Promise((loaded, failed) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = styles;
    link.onload = () => loaded();
    link.onerror = () => {
      loading = undefined;
      link.remove();
      failed(new TypeError(`${styles} could not be loaded`));
    };
    document.head.append(link);
  });
  return loading;
}
