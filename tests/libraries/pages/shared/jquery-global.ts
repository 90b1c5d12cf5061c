import jQuery from 'jquery';

/** jQuery plugins look for the global `jQuery` here. */
Object.assign(window, { jQuery, $: jQuery });
