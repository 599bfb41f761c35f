// From the disk browsers start no workers: there the search runs in a hidden frame.
if (location.protocol === 'file:')
  window.Worker = class {
    constructor(url) {
      this.frame = document.createElement('iframe')
      this.frame.hidden = true
      document.body.append(this.frame)
      const inside = this.frame.contentWindow
      inside.postMessage = (data) => setTimeout(() => this.onmessage?.({ data: structuredClone(data) }))
      this.ready = new Promise((loaded) => {
        const script = inside.document.createElement('script')
        script.src = url
        script.onload = loaded
        inside.document.body.append(script)
      })
    }

    async postMessage(sent) {
      const data = structuredClone(sent)
      await this.ready
      this.frame.contentWindow.onmessage({ data })
    }

    terminate() {
      this.frame.remove()
    }
  }
